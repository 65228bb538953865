export { type LendingOptions } from './LendingOptions.ts'
export { type LendingFixtures, type LendingWorkerFixtures } from './LendingFixture.ts'
export { test } from './test.ts'
