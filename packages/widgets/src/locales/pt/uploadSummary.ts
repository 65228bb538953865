import type { uploadSummary as english } from '../../copy/en/uploadSummary.ts'
import type { Translation } from '../Translation.ts'

export const uploadSummary: Translation<typeof english> = {
  'uploads.title': 'Carregamento de ficheiros',
  'uploads.progress': {
    one: 'Ficheiro carregado: {staged} de {count}',
    other: 'Ficheiros carregados: {staged} de {count}',
  },
  'uploads.bytes': '{sent} de {size}',
  'uploads.left': 'Tempo restante: cerca de {duration}',
  'uploads.waiting': 'À espera',
  'uploads.paused': 'Em pausa',
  'uploads.done': { one: 'O ficheiro está carregado', other: 'Os {count} ficheiros estão carregados' },
  'uploads.notSubmitted': 'O envio ainda não foi feito.',
  'uploads.keptUntil': 'O envio ainda não foi feito. Os seus ficheiros ficam guardados até {date}.',
  'uploads.keptUntilAt': 'O envio ainda não foi feito. {partner} guarda os seus ficheiros até {date}.',
  'uploads.problems': { one: '{count} ficheiro a verificar', other: '{count} ficheiros a verificar' },
  'uploads.pauseAll': 'Pôr tudo em pausa',
  'uploads.resumeAll': 'Retomar tudo',
  'uploads.offline.title': 'Está sem ligação à internet',
  'uploads.offline.text':
    'Tudo o que foi carregado está seguro, e o resto fica guardado neste aparelho. O carregamento continua sozinho quando a ligação voltar. Pode continuar a preencher esta página.',
  'uploads.signedOut.title': 'A sua sessão terminou',
  'uploads.signedOut.text':
    'Tudo o que foi carregado está seguro. Inicie sessão de novo: o resto continua depois sozinho.',
  'uploads.signIn': 'Iniciar sessão',
  'uploads.failed.title': 'Não conseguimos ver o que foi carregado antes',
  'uploads.failed.text': 'Nada se perdeu. Pode juntar ficheiros agora, ou tentar de novo.',
}
