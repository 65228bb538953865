/** A parsed answer without any `app_key`, however deep. */
export function dropSecrets(value) {
  if (Array.isArray(value)) return value.map(dropSecrets)
  if (typeof value !== 'object' || value === null) return value
  const kept = {}
  for (const key of Object.keys(value)) {
    if (key !== 'app_key') kept[key] = dropSecrets(value[key])
  }
  return kept
}
