export { type LendingAppFacts, type LendingAppOptions, type LendingOptions } from './LendingOptions.ts'
export {
  type LendingFixture,
  type LendingFixtures,
  type LendingLineBreak,
  type LendingWorkerFixtures,
} from './LendingFixture.ts'
export { test } from './test.ts'
