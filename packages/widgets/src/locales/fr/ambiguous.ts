import type { ambiguous as english } from '../../copy/en/ambiguous.ts'
import type { Translation } from '../Translation.ts'

export const ambiguous: Translation<typeof english> = {
  'ambiguous.succeeded.oneOfTwo':
    'Un retrait sur deux identiques a été confirmé ; nous ne savons pas lequel.',
  'ambiguous.succeeded':
    'Retraits identiques confirmés : {count} sur {candidates}. Nous ne savons pas lesquels.',
  'ambiguous.failed.oneOfTwo': 'Un retrait sur deux identiques a échoué ; nous ne savons pas lequel.',
  'ambiguous.failed': 'Retraits identiques en échec : {count} sur {candidates}. Nous ne savons pas lesquels.',
  'ambiguous.rows.succeeded':
    'Lignes identiques confirmées : {count} sur {candidates}. Nous ne savons pas lesquelles.',
  'ambiguous.rows.failed':
    'Lignes identiques en échec : {count} sur {candidates}. Nous ne savons pas lesquelles.',
}
