/** Milliseconds that the host, or the service where it is asked for the host, may take to say who a person is or what they may do; after that the answer is no. */
export const callbackTimeout = 2_000
