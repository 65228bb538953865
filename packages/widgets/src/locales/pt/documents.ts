import type { documents as english } from '../../copy/en/documents.ts'
import type { Translation } from '../Translation.ts'

export const documents: Translation<typeof english> = {
  'documents.add': 'Juntar um ficheiro',
  'documents.addSeveral': 'Juntar ficheiros',
  'documents.camera': 'Tirar uma fotografia',
  'documents.limits': '{types}, até {size}.',
  'documents.drop': 'Também pode largar ou colar ficheiros aqui.',
  'documents.full': {
    one: 'Aqui há espaço para {count} ficheiro. Remova-o para juntar outro.',
    other: 'Aqui há espaço para {count} ficheiros. Remova um para juntar outro.',
  },
  'documents.count': { one: '{count} ficheiro carregado', other: '{count} ficheiros carregados' },
  'documents.notApplicable': 'Não temos este documento',
  'documents.notApplicableOf': 'Não temos este documento: {document}',

  'documents.sizeSent': '{sent} de {size}',
  'documents.sizeSmaller': '{size}, reduzido de {original}',
  'documents.by': 'Carregado por {name}',

  'documents.state.queued': 'À espera da sua vez',
  'documents.state.preparing': 'A preparar',
  'documents.state.uploading': 'A carregar o ficheiro',
  'documents.state.staged': 'Carregado, ainda não enviado',
  'documents.paused.person': 'Em pausa. O que já chegou fica guardado.',
  'documents.paused.offline': 'Está sem ligação à internet. O carregamento continua sozinho.',
  'documents.paused.session': 'Inicie sessão de novo. O carregamento continua depois sozinho.',

  'documents.problem.TYPE':
    'Este tipo de ficheiro não é aceite, ou o conteúdo não é o que o nome diz. Escolha outro ficheiro.',
  'documents.problem.EMPTY': 'Este ficheiro está vazio. Escolha outro ficheiro.',
  'documents.problem.ENCRYPTED':
    'Este ficheiro só abre com uma palavra-passe. Guarde-o sem palavra-passe e depois escolha-o de novo.',
  'documents.problem.SUSPICIOUS':
    'Este ficheiro contém algo que pode ser perigoso, por isso não o guardámos. Guarde-o de novo como PDF e depois escolha esse PDF.',
  'documents.problem.TOO_LARGE':
    'Este ficheiro é grande demais. Guarde-o mais pequeno ou em partes e depois escolha essas.',
  'documents.problem.TOO_MANY':
    'Não há espaço para mais ficheiros aqui. Remova primeiro outro ficheiro e depois escolha este de novo.',
  'documents.problem.STAGING_FULL':
    'Já não há espaço de armazenamento para a sua empresa. Remova os ficheiros de que não precisa e depois tente de novo.',
  'documents.problem.UNREADABLE': 'O seu aparelho já não consegue ler este ficheiro. Escolha-o de novo.',
  'documents.problem.NOT_HERE':
    'Este ficheiro não chegou até ao fim e não está neste aparelho. Escolha o mesmo ficheiro para continuar de onde parou.',
  'documents.problem.EXPIRED':
    'Este ficheiro esperou demasiado tempo e foi eliminado. Tem de ser carregado de novo.',
  'documents.problem.CHANGED': 'Este ficheiro ficou danificado no caminho. Tente de novo.',
  'documents.problem.CONNECTION':
    'A ligação falhou várias vezes. O que já chegou fica guardado. Tente de novo.',
  'documents.problem.NOT_ALLOWED':
    'Não tem autorização para carregar ficheiros para esta empresa. Peça a um colega que a tenha.',

  'documents.pause': 'Pôr em pausa',
  'documents.resume': 'Retomar',
  'documents.pickAgain': 'Escolher de novo',
  'documents.pickAnother': 'Escolher outro ficheiro',
  'documents.replace': 'Substituir',
  'documents.remove': 'Remover',
  'documents.removeAsk': 'Remover este ficheiro? Já está carregado.',
  'documents.keep': 'Manter',
  'documents.reorder': 'Mudar a ordem',
  'documents.up': 'Mover para cima',
  'documents.down': 'Mover para baixo',

  'documents.said.started': {
    one: 'O carregamento de {name} começou.',
    other: 'O carregamento de {count} ficheiros começou.',
  },
  'documents.said.half': 'Metade está carregada.',
  'documents.said.staged': {
    one: 'Ficheiro carregado: {name}.',
    other: 'Mais {count} ficheiros estão carregados.',
  },
  'documents.said.all': 'Está tudo carregado. O envio ainda não foi feito.',
  'documents.said.problem': '{name}: {reason}',
  'documents.said.removed': 'Ficheiro removido: {name}.',
  'documents.said.moved': '{name} é agora o ficheiro {position} de {count}.',
  'documents.said.none': 'Os carregamentos continuam.',
  'documents.said.offline':
    'Está sem ligação à internet. Os carregamentos esperam. O que já chegou fica guardado.',
  'documents.said.session': 'A sua sessão terminou. Os carregamentos esperam. O que já chegou fica guardado.',
}
