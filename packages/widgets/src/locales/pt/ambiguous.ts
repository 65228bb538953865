import type { ambiguous as english } from '../../copy/en/ambiguous.ts'
import type { Translation } from '../Translation.ts'

export const ambiguous: Translation<typeof english> = {
  'ambiguous.succeeded.oneOfTwo': 'Um de dois levantamentos iguais foi confirmado; não sabemos qual.',
  'ambiguous.succeeded': 'Levantamentos iguais confirmados: {count} de {candidates}. Não sabemos quais.',
  'ambiguous.failed.oneOfTwo': 'Um de dois levantamentos iguais falhou; não sabemos qual.',
  'ambiguous.failed': 'Levantamentos iguais que falharam: {count} de {candidates}. Não sabemos quais.',
  'ambiguous.rows.succeeded': 'Linhas iguais confirmadas: {count} de {candidates}. Não sabemos quais.',
  'ambiguous.rows.failed': 'Linhas iguais que falharam: {count} de {candidates}. Não sabemos quais.',
}
