import type { operationEvidence as english } from '../../copy/en/operationEvidence.ts'
import type { Translation } from '../Translation.ts'

export const operationEvidence: Translation<typeof english> = {
  'operationEvidence.title': 'Abin da aka faɗa daga baya',
  'operationEvidence.succeeded': 'Sabis ɗin rance ya ce an yi shi.',
  'operationEvidence.failed': 'Sabis ɗin rance ya ce ba a yi shi ba.',
  'operationEvidence.reversed': 'Sabis ɗin rance ya ce an soke shi: kuɗin ya dawo.',
  'operationEvidence.unsigned': 'Wannan sanarwa ba ta da sa hannu.',
  'operationEvidence.decided': 'Ma’aikacin ya rubuta wannan a ranar {time}.',
  'operationEvidence.confirmed': 'Ma’aikaci na biyu, {by}, ya tabbatar.',
  'operationEvidence.resolvedBy': 'Ma’aikaci {by} ya warware shi, da shaida',
}
