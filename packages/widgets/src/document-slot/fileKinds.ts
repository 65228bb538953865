import { uploadTypes } from '@onlend/core/internal'

/** The accepted kinds of files, by media type: the name of each, and the endings of its file names. */
export const fileKinds: Readonly<Record<string, { name: string; endings: readonly string[] }>> =
  /* @__PURE__ */ Object.fromEntries(
    uploadTypes.map(({ type, extensions }) => {
      const name = type === 'image/jpeg' ? 'JPEG' : extensions[0].toUpperCase()
      return [type, { name, endings: extensions.map((extension) => `.${extension}`) }]
    }),
  )
