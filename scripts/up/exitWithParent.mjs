// Preloaded into every server that `npm start` starts: one whose parent was killed outright stops by itself,
// instead of holding its port for ever.
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 1000).unref()
