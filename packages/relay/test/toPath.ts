const ids: Readonly<Record<string, string>> = {
  customerPartnerId: 'cp_a',
  channelPartnerId: 'chp_p',
  country: 'ghana',
  perPage: '50',
}

/** The path of an endpoint with the ids of customer partner A and its channel partner filled in. */
export function toPath(template: string, changes: Readonly<Record<string, string>> = {}): string {
  const values: Readonly<Record<string, string>> = { ...ids, ...changes }
  return template.replace(/\{(\w+)\??\}/g, (_match, name: string) => values[name] ?? '')
}
