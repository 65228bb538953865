export { createRelayDouble } from './relay-double/createRelayDouble.ts'
export type { RelayDouble, RelayDoubleOptions } from './relay-double/RelayDouble.ts'
export {
  renderWithLending,
  type RenderWithLendingOptions,
  type RenderWithLendingResult,
} from './renderWithLending.tsx'
export { signWebhook } from '@onlend/sandbox'
