import type { buildConnector } from 'undici'

/** Lets go of a connection that stands too late for the call that it was made for, before a byte of the call is on it. */
export function connectInTime(
  connect: buildConnector.connector,
  mayBegin: () => boolean,
): buildConnector.connector {
  return (options, callback) => {
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null)
      if (mayBegin()) return callback(null, socket)
      socket.destroy()
      callback(new Error('the time of the call was over before its connection stood'), null)
    })
  }
}
