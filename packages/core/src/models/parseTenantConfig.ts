import { describeIssue } from '../schema/describeIssue.ts'
import { wordless } from '../schema/wordless.ts'
import { TenantConfig } from './TenantConfig.ts'

/** A brand, or what is wrong with it. */
export type ParsedTenantConfig =
  | { config: TenantConfig; problems: null }
  | { config: null; problems: readonly string[] }

/** Reads a brand that nobody has checked. Each problem names the field and what it must be, such as `locale is required`, never its value. */
export function parseTenantConfig(json: unknown): ParsedTenantConfig {
  const { success, data, error } = TenantConfig.safeParse(json, wordless)
  if (success) return { config: data, problems: null }
  const described = error.issues.map(describeIssue)
  const problems = described.map(({ path, problem }) => `${path} ${problem}`.trim())
  return { config: null, problems: [...new Set(problems)] }
}
