import type { UploadItem } from '@onlend/hooks/uploads'

/** What a person may press on a file. `pick` asks for another file, or for the same one once more, as `fileNeeds` says. */
export type DocumentAction =
  | 'open'
  | 'pause'
  | 'resume'
  | 'retry'
  | 'pick'
  | 'replace'
  | 'remove'
  | 'up'
  | 'down'

/** Told about a press. */
export type OnDocumentAction = (action: DocumentAction, item: UploadItem) => void
