import type { creditAssessmentShare as english } from '../../copy/en/creditAssessmentShare.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentShare: Translation<typeof english> = {
  'creditAssessment.share.title': 'Pedir ajuda a um colega',
  'creditAssessment.share.text':
    'Dê este endereço a alguém da sua empresa. Essa pessoa inicia sessão com a sua própria conta: o endereço sozinho não abre nada.',
  'creditAssessment.share.sees': 'O que essa pessoa vê e pode fazer',
  'creditAssessment.share.files':
    'Todos os ficheiros que estão aqui, e quem os juntou. Pode juntar e remover ficheiros.',
  'creditAssessment.share.figures': 'Todos os números. Pode alterá-los.',
  'creditAssessment.share.send': 'Se tiver autorização, pode enviar a avaliação.',
  'creditAssessment.share.address': 'Endereço desta página',
  'creditAssessment.share.copy': 'Copiar o endereço',
  'creditAssessment.share.native': 'Partilhar',
}
