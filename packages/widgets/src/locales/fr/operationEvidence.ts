import type { operationEvidence as english } from '../../copy/en/operationEvidence.ts'
import type { Translation } from '../Translation.ts'

export const operationEvidence: Translation<typeof english> = {
  'operationEvidence.title': 'Annoncé ensuite',
  'operationEvidence.succeeded': 'Le service a dit que c’était fait.',
  'operationEvidence.failed': 'Le service a dit que ce n’était pas fait.',
  'operationEvidence.reversed': 'Le service a dit que c’était annulé : l’argent est revenu.',
  'operationEvidence.unsigned': 'Cet avis n’était pas signé.',
  'operationEvidence.decided': 'L’agent a enregistré cela le {time}.',
  'operationEvidence.confirmed': 'Un deuxième agent, {by}, l’a confirmé.',
  'operationEvidence.resolvedBy': 'Résolu par l’agent {by}, avec preuve',
}
