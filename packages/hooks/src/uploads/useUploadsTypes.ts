import type { StagedFile } from '@onlend/core/relay'
import type {
  UploadEvent,
  UploadItem,
  UploadKind,
  UploadSet,
  UploadSetState,
} from '@onlend/core/client/uploads'

export type UseUploadsParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /** The write that the files are for. */
  kind: UploadKind
  /** Tells several writes of one kind apart: letters, digits, `-` and `_`. @default 'current' */
  set?: string | undefined
  /** Files that a slot takes. @default no limit but the set's */
  getMaxFiles?: ((slot: string) => number) | undefined
  /** Bytes of one file, where less is wanted than the relay takes. */
  maxFileBytes?: number | undefined
  /** `auto` makes large photos smaller before they travel: long edge 2000 px, JPEG. @default 'auto' */
  compress?: 'auto' | 'off' | undefined
  /** Reads and sends nothing. @default true */
  enabled?: boolean | undefined
  onEvent?: ((event: UploadEvent) => void) | undefined
}

export type UseUploadsReturnType = UploadSetState &
  Pick<
    UploadSet,
    | 'refresh'
    | 'remove'
    | 'move'
    | 'pause'
    | 'resume'
    | 'pauseAll'
    | 'resumeAll'
    | 'open'
    | 'setOrder'
    | 'forget'
  > & {
    getItems: (slot: string) => readonly UploadItem[]
    /** Copies the files to this device's own memory at once, and begins to send. Nothing is thrown: what cannot be used says why. */
    add: (slot: string, files: readonly File[]) => void
    /** The new file takes the place of the old one, which stays until the new one is staged. */
    replace: (key: string, file: File) => void
    /** After `failed`. A file that is not here any more must be picked again: pass it. */
    retry: (key: string, file?: File) => void
    /** The staged files of a slot in order, as a write takes them. */
    getStaged: (slot: string) => readonly StagedFile[]
  }
