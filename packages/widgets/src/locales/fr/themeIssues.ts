import type { themeIssues as english } from '../../copy/en/themeIssues.ts'
import type { Translation } from '../Translation.ts'

export const themeIssues: Translation<typeof english> = {
  'theme.issue.UNKNOWN_KEY': '{path} ne fait pas partie d’un thème : c’est donc ignoré.',
  'theme.issue.WRONG_TYPE': '{path} a une valeur du mauvais type : c’est donc ignoré.',
  'theme.issue.UNSAFE': '{path} pourrait changer autre chose que l’aspect des widgets : c’est donc ignoré.',
  'theme.issue.MALFORMED': '{path} a une valeur qu’un thème ne comprend pas : c’est donc ignoré.',
  'theme.issue.TOO_LONG': '{path} est trop long : c’est donc ignoré.',
  'theme.issue.OUT_OF_RANGE':
    '{path} est plus petit ou plus grand que ce qu’un thème permet : c’est donc ignoré.',
  'theme.contrast.light.repaired':
    'Dans le thème clair, {token} sur {against} a un contraste de {ratio} pour 1. Il faut {required} pour 1 : une autre nuance est donc utilisée.',
  'theme.contrast.dark.repaired':
    'Dans le thème sombre, {token} sur {against} a un contraste de {ratio} pour 1. Il faut {required} pour 1 : une autre nuance est donc utilisée.',
  'theme.contrast.light.kept':
    'Dans le thème clair, {token} sur {against} a un contraste de {ratio} pour 1. Il faut {required} pour 1. Votre réglage a été gardé : veuillez choisir d’autres couleurs.',
  'theme.contrast.dark.kept':
    'Dans le thème sombre, {token} sur {against} a un contraste de {ratio} pour 1. Il faut {required} pour 1. Votre réglage a été gardé : veuillez choisir d’autres couleurs.',
}
