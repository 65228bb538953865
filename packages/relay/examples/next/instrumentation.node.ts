// instrumentation.node.ts
import { stopOnSignal } from '@onlend/relay/node'
import { openRelay } from './lib/openRelay'

stopOnSignal({ close: (deadline) => openRelay().close({ deadline }) })
