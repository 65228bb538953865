export { createRelayDouble } from './createRelayDouble.ts'
export { type LineBreak, type RelayDouble, type RelayDoubleOptions } from './RelayDouble.ts'
