// instrumentation.node.ts
import { openRelay } from './lib/openRelay'

let isStopping = false
// However often it is told: a second signal would end the process in the middle of a write.
process.on('SIGTERM', async () => {
  if (isStopping) return
  isStopping = true
  await openRelay().close()
  process.exit(0)
})
