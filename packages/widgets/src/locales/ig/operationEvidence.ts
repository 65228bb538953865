import type { operationEvidence as english } from '../../copy/en/operationEvidence.ts'
import type { Translation } from '../Translation.ts'

export const operationEvidence: Translation<typeof english> = {
  'operationEvidence.title': 'Ihe e kwuru emesịa',
  'operationEvidence.succeeded': 'Ndị ọrụ mgbazinye kwuru na e mere ya.',
  'operationEvidence.failed': 'Ndị ọrụ mgbazinye kwuru na e meghị ya.',
  'operationEvidence.reversed': 'Ndị ọrụ mgbazinye kwuru na e mebiri ya: ego ahụ alọghachila.',
  'operationEvidence.unsigned': 'A banyeghị aka n’ozi a.',
  'operationEvidence.decided': 'Onye ọrụ ahụ dekọrọ nke a na {time}.',
  'operationEvidence.confirmed': 'Onye ọrụ nke abụọ, {by}, kwenyere ya.',
  'operationEvidence.resolvedBy': 'Onye ọrụ {by} doziri ya, ya na ihe akaebe',
}
