// instrumentation.node.ts
import { openRelay } from './lib/openRelay'

let isStopping = false
// `on` and not `once`: a second signal would end the process in the middle of a write.
process.on('SIGTERM', async () => {
  if (isStopping) return
  isStopping = true
  await openRelay().close()
  process.exit(0)
})
