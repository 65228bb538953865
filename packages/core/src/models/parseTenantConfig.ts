import { describeIssue } from '../schema/describeIssue.ts'
import { withoutValues } from '../schema/withoutValues.ts'
import { TenantConfig } from './TenantConfig.ts'

/** A brand, or what is wrong with it. */
export type ParsedTenantConfig =
  | { config: TenantConfig; problems: null }
  | { config: null; problems: readonly string[] }

/** Reads a brand that has not been checked. Each problem names the field and what it must be, such as `locale is required`, never its value. */
export function parseTenantConfig(json: unknown): ParsedTenantConfig {
  const { success, data, error } = TenantConfig.safeParse(json, withoutValues)
  if (success) return { config: data, problems: null }
  const described = error.issues.map(describeIssue)
  const problems = described.map(({ path, problem }) => `${path} ${problem}`.trim())
  return { config: null, problems: [...new Set(problems)] }
}
