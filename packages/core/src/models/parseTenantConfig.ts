import { TenantConfig } from './TenantConfig.ts'

/** A brand, or what is wrong with it. */
export type ParsedTenantConfig =
  | { config: TenantConfig; problems: null }
  | { config: null; problems: readonly string[] }

/** Reads a brand that has not been checked. Each problem names the field and what it must be, such as `locale is required`, never its value. */
export function parseTenantConfig(json: unknown): ParsedTenantConfig {
  const { success, data, error } = TenantConfig.safeParse(json)
  if (success) return { config: data, problems: null }
  const problems = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim())
  return { config: null, problems: [...new Set(problems)] }
}
