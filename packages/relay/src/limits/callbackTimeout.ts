/** Milliseconds that the host, or the service where it is asked for the host, may take to say who somebody is or what they may do; then it is a no. */
export const callbackTimeout = 2_000
