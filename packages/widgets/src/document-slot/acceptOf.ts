import { fileKinds } from './fileKinds.ts'

/**
 * What a native file input should offer: media types and endings, as some Androids know only the one and some only the other. HEIC is
 * never named: iPhones then hand over a JPEG.
 */
export function acceptOf(types: readonly string[]): string {
  return types.flatMap((type) => [type, ...(fileKinds[type]?.endings ?? [])]).join(',')
}
