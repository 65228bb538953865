export { createRelayDouble } from './createRelayDouble.ts'
export type { RelayDouble, RelayDoubleOptions } from './RelayDouble.ts'
