import { locales } from '#site/bundled.ts';

const phrases = {
  entry: { en: 'no. {n}', es: 'n.º {n}' },
  mustFix: { en: 'Not saved yet: please fix this first', es: 'Todavía no se guardó: corrija esto primero' },
  mayFix: { en: 'Save all the same?', es: '¿Guardar de todos modos?' },
  warning: { en: 'A warning', es: 'Advertencia' },
  checking: { en: 'Checking the text …', es: 'Revisando el texto…' },
  back: { en: 'Back to the text', es: 'Volver al texto' },
  save: { en: 'Save all the same', es: 'Guardar de todos modos' },
  changed: { en: 'Somebody else changed this file', es: 'Otra persona cambió este archivo' },
  changedAbout: {
    en: 'The file on disk is not the one that you opened. What only one of you changed is kept. You both changed:',
    es: 'El archivo en disco no es el que usted abrió. Lo que cambió uno solo se conserva. Los dos cambiaron:',
  },
  publishedAbout: {
    en: 'Somebody else published this meanwhile. What only one of you changed is kept. You both changed:',
    es: 'Otra persona publicó esto entretanto. Lo que cambió uno solo se conserva. Los dos cambiaron:',
  },
  others: { en: 'Others published meanwhile:', es: 'Otras personas publicaron entretanto:' },
  noClash: {
    en: 'nothing: your changes and theirs fit together.',
    es: 'nada: sus cambios y los de la otra persona caben juntos.',
  },
  mine: { en: 'Your text', es: 'Su texto' },
  theirs: { en: 'Their text', es: 'El otro texto' },
  keepMine: { en: 'Keep my text', es: 'Conservar mi texto' },
  keepTheirs: { en: 'Keep their text', es: 'Conservar el otro texto' },
  noServer: {
    en: 'Nothing was saved: “npm run edit” does not answer. Start it again, then save once more.',
    es: 'No se guardó nada: «npm run edit» no responde. Inícielo otra vez y vuelva a guardar.',
  },
  notSaved: { en: 'Not saved.', es: 'No se guardó.' },
  page: {
    en: 'Preview: the page as it is typed, the rest of the site as it was last saved',
    es: 'Vista previa: la página tal como la escribe, el resto del sitio como se guardó por última vez',
  },
  phone: { en: 'Phone', es: 'Teléfono' },
  desk: { en: 'Desk', es: 'Escritorio' },
  choosePicture: { en: 'Choose a drawing', es: 'Elegir un dibujo' },
  noPicture: { en: 'No drawing', es: 'Sin dibujo' },
  hex: { en: 'Color as hex', es: 'Color en hexadecimal' },
  hue: { en: 'Hue', es: 'Tono' },
  chroma: { en: 'Strength', es: 'Intensidad' },
  lightness: { en: 'Lightness', es: 'Claridad' },
  translations: { en: 'Translations', es: 'Traducciones' },
  translationsAbout: {
    en: 'Sentences whose translation is missing, new, or older than its source:',
    es: 'Oraciones cuya traducción falta, es nueva o es anterior a su original:',
  },
  allTranslated: { en: 'Every translation is up to date.', es: 'Todas las traducciones están al día.' },
  allRight: { en: 'All of this page are right', es: 'Todas las de esta página están bien' },
  stale: { en: 'older than its source', es: 'anterior a su original' },
  newText: { en: 'new', es: 'nueva' },
  missing: { en: 'missing', es: 'falta' },
  stillRight: { en: 'Still right', es: 'Sigue bien' },
  publish: { en: 'Publish', es: 'Publicar' },
  publishAbout: {
    en: 'This has changed since it was last published. What is switched off stays as it is and waits:',
    es: 'Esto cambió desde la última publicación. Lo que se apaga queda como está y espera:',
  },
  publishNow: { en: 'Publish this', es: 'Publicar esto' },
  publishing: {
    en: 'Getting what others published, checking the content and building the site: this takes a minute or two …',
    es: 'Buscando lo que publicaron otros, revisando el contenido y construyendo el sitio: toma un minuto o dos…',
  },
  published: { en: 'Published', es: 'Publicado' },
  notPublished: { en: 'Not published', es: 'No se publicó' },
  log: { en: 'What the check said', es: 'Lo que dijo la revisión' },
  nothingChanged: {
    en: 'Nothing has changed since it was last published.',
    es: 'Nada cambió desde la última publicación.',
  },
  newPage: { en: 'New page', es: 'Página nueva' },
  newPageAbout: {
    en: 'The page begins as a draft, with a hint in place of each text. The screen loads again.',
    es: 'La página empieza como borrador, con una indicación en lugar de cada texto. La pantalla se carga otra vez.',
  },
  movePage: { en: 'Change an address', es: 'Cambiar una dirección' },
  moveAbout: {
    en: 'All links and menus follow, in every language, and the former address leads to the new one. The screen loads again.',
    es: 'Todos los enlaces y menús la siguen, en todos los idiomas, y la dirección anterior lleva a la nueva. La pantalla se carga otra vez.',
  },
  newAddress: { en: 'New address', es: 'Dirección nueva' },
  moveNow: { en: 'Change the address', es: 'Cambiar la dirección' },
  notMoved: { en: 'Not changed yet:', es: 'Todavía no se cambió:' },
  versions: { en: 'Earlier versions', es: 'Versiones anteriores' },
  versionsAbout: {
    en: 'What was saved and published, the newest first. Any of it can be brought back.',
    es: 'Lo que se guardó y se publicó, primero lo más reciente. Todo se puede recuperar.',
  },
  gone: { en: 'deleted', es: 'borrada' },
  saved: { en: 'Saved', es: 'Guardado' },
  whatChanged: { en: 'What changed', es: 'Qué cambió' },
  bringBack: { en: 'Bring this back', es: 'Recuperar esta versión' },
  notBack: { en: 'This version no longer fits', es: 'Esta versión ya no es válida' },
  backAnyway: { en: 'Bring it back all the same', es: 'Recuperarla de todos modos' },
  more: { en: 'More', es: 'Más' },
  deletePage: { en: 'Delete a page', es: 'Borrar una página' },
  deleteAbout: {
    en: 'Its texts go in every language. What was published stays in the history of the project.',
    es: 'Se borran sus textos en todos los idiomas. Lo publicado queda en el historial del proyecto.',
  },
  whichPage: { en: 'Page', es: 'Página' },
  deleteNow: { en: 'Delete this page', es: 'Borrar esta página' },
  notDeleted: { en: 'Not deleted yet: please change this first', es: 'Todavía no se borró: cambie esto primero' },
  formerAddresses: {
    en: 'Former addresses lead to this page',
    es: 'Hay direcciones anteriores que llevan a esta página',
  },
  formerAbout: {
    en: 'Choose the page that each of them shall lead to:',
    es: 'Elija la página a la que debe llevar cada una:',
  },
  noAddress: { en: 'To none: take the address out', es: 'A ninguna: quitar la dirección' },
  moveAddresses: { en: 'Change them and save', es: 'Cambiarlas y guardar' },
  address: { en: 'Address, such as /sap-payroll', es: 'Dirección, como /sap-payroll' },
  kind: { en: 'Kind of page', es: 'Clase de página' },
  makePage: { en: 'Make the page', es: 'Crear la página' },
  close: { en: 'Close', es: 'Cerrar' },
};

/** The language of the screen, which Sveltia chooses in the same way. */
export const language = navigator.language.startsWith('es') ? 'es' : 'en';
export const words = Object.fromEntries(
  Object.entries(phrases).map(([name, phrase]) => [name, phrase[language]]),
) as Record<keyof typeof phrases, string>;

const names = new Intl.DisplayNames(language, { type: 'language' });

/** What a language of the site is called; '' for what is none. */
export function languageName(locale = ''): string {
  return locales.includes(locale) ? (names.of(locale) ?? locale) : '';
}
