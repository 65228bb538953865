const templates = /`([a-zA-Z]\w*\.(?:[\w.]|\$\{[^}]+\})*\$\{[^}]+\}(?:[\w.-]|\$\{[^}]+\})*)`/g

/** Of some keys, those that a piece of code names, whole or by a template such as `withdraw.method.${method}`. */
export function findNamedKeys(code: string, keys: readonly string[]): string[] {
  const patterns = [...code.matchAll(templates)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '.+')}$`),
  )
  return keys.filter((key) => code.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key)))
}
