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
  /** Separates several writes of one kind: letters, digits, `-` and `_`. @default 'current' */
  set?: string | undefined
  /** The most files of a slot. @default only the limit of the set */
  getMaxFiles?: ((slot: string) => number) | undefined
  /** The most bytes of one file, for a limit below the relay's. */
  maxFileBytes?: number | undefined
  /** `auto` makes large photos smaller before the upload: long edge 2000 px, JPEG. @default 'auto' */
  compress?: 'auto' | 'off' | undefined
  /** `false` reads and sends nothing. @default true */
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
    /** Copies the files to this device's storage at once, and begins the upload. Never throws: an unusable file has its reason in its item. */
    add: (slot: string, files: readonly File[]) => void
    /** Replaces a file; the old one stays until the new one is staged. */
    replace: (key: string, file: File) => void
    /** Tries again after `failed`. A file that this device no longer has must be picked again: pass it. */
    retry: (key: string, file?: File) => void
    /** The staged files of a slot in order, as a write takes them. */
    getStaged: (slot: string) => readonly StagedFile[]
  }
