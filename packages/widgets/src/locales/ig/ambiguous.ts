import type { ambiguous as english } from '../../copy/en/ambiguous.ts'
import type { Translation } from '../Translation.ts'

export const ambiguous: Translation<typeof english> = {
  'ambiguous.succeeded.oneOfTwo': 'Akwadoro otu n’ime ndọrọ ego abụọ hà nhata; anyị amaghị nke ọ bụ.',
  'ambiguous.succeeded': 'Akwadoro {count} n’ime ndọrọ ego {candidates} hà nhata; anyị amaghị ndị ọ bụ.',
  'ambiguous.failed.oneOfTwo': 'Otu n’ime ndọrọ ego abụọ hà nhata agaghị nke ọma; anyị amaghị nke ọ bụ.',
  'ambiguous.failed': '{count} n’ime ndọrọ ego {candidates} hà nhata agaghị nke ọma; anyị amaghị ndị ọ bụ.',
  'ambiguous.rows.succeeded': 'Akwadoro ahịrị {count} n’ime {candidates} hà nhata; anyị amaghị ndị ọ bụ.',
  'ambiguous.rows.failed': 'Ahịrị {count} n’ime {candidates} hà nhata agaghị nke ọma; anyị amaghị ndị ọ bụ.',
}
