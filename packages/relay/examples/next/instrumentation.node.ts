// instrumentation.node.ts
import { openRelay } from './lib/openRelay'

process.once('SIGTERM', async () => {
  await openRelay().close()
  process.exit(0)
})
