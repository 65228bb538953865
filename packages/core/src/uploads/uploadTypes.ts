/**
 * The kinds of file that the relay takes: the media type, and the allowed endings of a name, the usual one first. The API
 * document shows none (Partner API, Endpoints 2 and 11); offices, banks and phones make these.
 */
export const uploadTypes = [
  { type: 'application/pdf', extensions: ['pdf'] },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  { type: 'image/png', extensions: ['png'] },
  { type: 'image/webp', extensions: ['webp'] },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensions: ['xlsx'] },
  { type: 'text/csv', extensions: ['csv'] },
] as const satisfies readonly { type: string; extensions: readonly string[] }[]

/** The media type of a file that the relay takes. */
export type UploadType = (typeof uploadTypes)[number]['type']
