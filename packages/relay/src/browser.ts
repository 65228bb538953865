throw new Error(
  '@onlend/relay holds the secret key and runs on a server only: import @onlend/hooks or @onlend/core in the browser.',
)
