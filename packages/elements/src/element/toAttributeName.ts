/** `customerPartnerId` is written `customer-partner-id`, `maxFileMB` `max-file-mb`. */
export function toAttributeName(prop: string): string {
  return prop.replaceAll(/(?<=[a-z0-9])[A-Z]+/g, (letters) => `-${letters}`).toLowerCase()
}
