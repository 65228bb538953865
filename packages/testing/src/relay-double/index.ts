export { createRelayDouble } from './createRelayDouble.ts'
export type { LineBreak, RelayDouble, RelayDoubleOptions } from './RelayDouble.ts'
