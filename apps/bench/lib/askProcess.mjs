const timeout = 100_000

/** Sends a message to a child and resolves with the `field` of its next answer that has one. Without a message it only waits. */
export function askProcess(child, { field, message }) {
  return new Promise((resolve, reject) => {
    const settle = (finish, value) => {
      clearTimeout(deadline)
      child.off('message', onMessage)
      finish(value)
    }
    const onMessage = (answer) => {
      if (answer !== null && typeof answer === 'object' && field in answer) settle(resolve, answer[field])
    }
    const fail = (reason) => settle(reject, new Error(`${reason} ${reasonIn(child.lastOutput)}`.trim()))
    const deadline = setTimeout(() => fail(`No answer about "${field}" in time.`), timeout)
    child.on('message', onMessage)
    void child.closed.then(() => fail('The process ended.'))
    if (message !== undefined && child.connected) child.send(message)
  })
}

/** The line of what a process printed that says why it ended. */
function reasonIn(output) {
  const lines = output.trim().split('\n')
  return lines.find((line) => /error/i.test(line)) ?? lines.at(-1)
}
