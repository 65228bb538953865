/** Ends a process that was started `detached`, with everything that it has started. */
export function endGroup(child, signal = 'SIGTERM') {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has ended by itself.
  }
}
