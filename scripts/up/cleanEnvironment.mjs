const kept = /^npm_config_(?:cache|registry|proxy|https_proxy|noproxy|userconfig|cafile)$/

/** No tool sends usage figures home or asks about newer versions. */
const withoutTelemetry = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

/**
 * The environment without npm's own settings. npm hands its whole configuration to the scripts it runs, and
 * pnpm would read it as its own. What tells how to reach the registry stays.
 */
export function cleanEnvironment(environment) {
  const clean = {}
  for (const [name, value] of Object.entries(environment)) {
    const lower = name.toLowerCase().replaceAll('-', '_')
    if (lower.startsWith('npm_config_') && !kept.test(lower)) continue
    if (lower.startsWith('npm_package_') || lower.startsWith('npm_lifecycle_')) continue
    clean[name] = value
  }
  return { ...clean, ...withoutTelemetry }
}
