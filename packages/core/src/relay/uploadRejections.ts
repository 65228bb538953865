/** Why the relay throws a file away once it has arrived, or before. What a person can do about it differs for each. */
export const uploadRejections = [
  /** No bytes. */
  'empty',
  /** None of the types that are taken, or not the one that its name says. */
  'type',
  /** Opens only with a password. */
  'encrypted',
  /** It is two types at once, holds a script, or would unpack into more than any document does. */
  'suspicious',
  /** What arrived is not what the device said it was sending. */
  'checksum',
  /** Larger than one file may be. */
  'too_large',
] as const

/** Why the relay throws a file away. */
export type UploadRejection = (typeof uploadRejections)[number]
