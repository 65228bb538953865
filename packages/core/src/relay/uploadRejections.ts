/** The reasons why the relay rejects a file, before or after it has arrived. Each needs a different action of the person. */
export const uploadRejections = [
  /** The file has no bytes. */
  'empty',
  /** The relay does not take the type, or the name has another type's ending. */
  'type',
  /** The file opens only with a password. */
  'encrypted',
  /** The file is two types at once, holds a script, or would unpack into more than any document does. */
  'suspicious',
  /** The arrived bytes are not the ones that the device announced. */
  'checksum',
  /** Larger than the limit of one file. */
  'too_large',
] as const

/** The reason why the relay rejects a file. */
export type UploadRejection = (typeof uploadRejections)[number]
