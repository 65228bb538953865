import { relayHeaders } from '@onlend/core/relay'

/** The headers of tus 1.0.0 that a page sends, and those that it reads (https://tus.io/protocols/resumable-upload). */
export const uploadHeaders = {
  asked: ['Tus-Resumable', 'Upload-Length', 'Upload-Offset', 'Upload-Metadata'],
  answered: [
    'Location',
    'Tus-Resumable',
    'Upload-Offset',
    'Upload-Length',
    'Upload-Expires',
    relayHeaders.rejection,
  ],
} as const
