import type { themeIssues as english } from '../../copy/en/themeIssues.ts'
import type { Translation } from '../Translation.ts'

export const themeIssues: Translation<typeof english> = {
  'theme.issue.UNKNOWN_KEY': '{path} ليس جزءًا من المظهر، لذلك تُرك.',
  'theme.issue.WRONG_TYPE': 'قيمة {path} من نوع غير صحيح، لذلك تُركت.',
  'theme.issue.UNSAFE': 'قد يغير {path} أكثر من مظهر العناصر، لذلك تُرك.',
  'theme.issue.MALFORMED': 'قيمة {path} لا يفهمها المظهر، لذلك تُركت.',
  'theme.issue.TOO_LONG': '{path} طويل جدًا، لذلك تُرك.',
  'theme.issue.OUT_OF_RANGE': '{path} أصغر أو أكبر مما يسمح به المظهر، لذلك تُرك.',
  'theme.contrast.light.repaired':
    'في المظهر الفاتح، تباين {token} مع {against} هو {ratio} إلى 1. يلزم {required} إلى 1، لذلك استُخدمت درجة أخرى.',
  'theme.contrast.dark.repaired':
    'في المظهر الداكن، تباين {token} مع {against} هو {ratio} إلى 1. يلزم {required} إلى 1، لذلك استُخدمت درجة أخرى.',
  'theme.contrast.light.kept':
    'في المظهر الفاتح، تباين {token} مع {against} هو {ratio} إلى 1. يلزم {required} إلى 1. بقي كما حددته: يُرجى اختيار ألوان أخرى.',
  'theme.contrast.dark.kept':
    'في المظهر الداكن، تباين {token} مع {against} هو {ratio} إلى 1. يلزم {required} إلى 1. بقي كما حددته: يُرجى اختيار ألوان أخرى.',
}
