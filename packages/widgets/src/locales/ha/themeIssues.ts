import type { themeIssues as english } from '../../copy/en/themeIssues.ts'
import type { Translation } from '../Translation.ts'

export const themeIssues: Translation<typeof english> = {
  'theme.issue.UNKNOWN_KEY': '{path} ba ya cikin jigo, don haka ba a yi amfani da shi ba.',
  'theme.issue.WRONG_TYPE': 'Nau’in ƙimar {path} ba daidai ba ne, don haka ba a yi amfani da shi ba.',
  'theme.issue.UNSAFE': '{path} zai iya canja fiye da kamannin widget, don haka ba a yi amfani da shi ba.',
  'theme.issue.MALFORMED': '{path} yana da ƙimar da jigo ba ya fahimta, don haka ba a yi amfani da shi ba.',
  'theme.issue.TOO_LONG': '{path} ya yi tsawo da yawa, don haka ba a yi amfani da shi ba.',
  'theme.issue.OUT_OF_RANGE':
    '{path} ya yi ƙanƙanta ko ya yi girma fiye da yadda jigo ya yarda, don haka ba a yi amfani da shi ba.',
  'theme.contrast.light.repaired':
    'A tsarin haske, bambancin launi tsakanin {token} da {against} shi ne {ratio} zuwa 1. Ana buƙatar {required} zuwa 1, don haka an yi amfani da wani launi mai kama.',
  'theme.contrast.dark.repaired':
    'A tsarin duhu, bambancin launi tsakanin {token} da {against} shi ne {ratio} zuwa 1. Ana buƙatar {required} zuwa 1, don haka an yi amfani da wani launi mai kama.',
  'theme.contrast.light.kept':
    'A tsarin haske, bambancin launi tsakanin {token} da {against} shi ne {ratio} zuwa 1. Ana buƙatar {required} zuwa 1. An bar shi yadda kuka saita: don Allah ku zaɓi wasu launuka.',
  'theme.contrast.dark.kept':
    'A tsarin duhu, bambancin launi tsakanin {token} da {against} shi ne {ratio} zuwa 1. Ana buƙatar {required} zuwa 1. An bar shi yadda kuka saita: don Allah ku zaɓi wasu launuka.',
}
