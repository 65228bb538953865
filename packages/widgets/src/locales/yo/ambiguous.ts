import type { ambiguous as english } from '../../copy/en/ambiguous.ts'
import type { Translation } from '../Translation.ts'

export const ambiguous: Translation<typeof english> = {
  'ambiguous.succeeded.oneOfTwo': 'A ti fìdí ọ̀kan múlẹ̀ nínú ìyọwó méjì tó dọ́gba; a kò mọ èyí tó jẹ́.',
  'ambiguous.succeeded': 'A ti fìdí {count} múlẹ̀ nínú ìyọwó {candidates} tó dọ́gba; a kò mọ èwo.',
  'ambiguous.failed.oneOfTwo': 'Ọ̀kan kùnà nínú ìyọwó méjì tó dọ́gba; a kò mọ èyí tó jẹ́.',
  'ambiguous.failed': '{count} kùnà nínú ìyọwó {candidates} tó dọ́gba; a kò mọ èwo.',
  'ambiguous.rows.succeeded': 'A ti fìdí ìlà {count} múlẹ̀ nínú {candidates} tó dọ́gba; a kò mọ èwo.',
  'ambiguous.rows.failed': 'Ìlà {count} kùnà nínú {candidates} tó dọ́gba; a kò mọ èwo.',
}
