import type { themeIssues as english } from '../../copy/en/themeIssues.ts'
import type { Translation } from '../Translation.ts'

export const themeIssues: Translation<typeof english> = {
  'theme.issue.UNKNOWN_KEY': '{path} não faz parte de um tema, por isso foi ignorado.',
  'theme.issue.WRONG_TYPE': '{path} tem um valor do tipo errado, por isso foi ignorado.',
  'theme.issue.UNSAFE': '{path} podia mudar mais do que o aspeto dos widgets, por isso foi ignorado.',
  'theme.issue.MALFORMED': '{path} tem um valor que um tema não entende, por isso foi ignorado.',
  'theme.issue.TOO_LONG': '{path} é longo demais, por isso foi ignorado.',
  'theme.issue.OUT_OF_RANGE': '{path} é menor ou maior do que um tema permite, por isso foi ignorado.',
  'theme.contrast.light.repaired':
    'No tema claro, {token} sobre {against} tem um contraste de {ratio} para 1. Precisa de {required} para 1, por isso é usado outro tom.',
  'theme.contrast.dark.repaired':
    'No tema escuro, {token} sobre {against} tem um contraste de {ratio} para 1. Precisa de {required} para 1, por isso é usado outro tom.',
  'theme.contrast.light.kept':
    'No tema claro, {token} sobre {against} tem um contraste de {ratio} para 1. Precisa de {required} para 1. Ficou como o definiu: escolha outras cores, por favor.',
  'theme.contrast.dark.kept':
    'No tema escuro, {token} sobre {against} tem um contraste de {ratio} para 1. Precisa de {required} para 1. Ficou como o definiu: escolha outras cores, por favor.',
}
