import { locales } from '#app/content/locale.ts';

const english = {
  entry: 'no. $n',
  mustFix: 'Not saved yet: please fix this first',
  mayFix: 'Save all the same?',
  warning: 'A warning',
  checking: 'Checking the text …',
  back: 'Back to the text',
  save: 'Save all the same',
  changed: 'Somebody else changed this file',
  changedAbout:
    'The file on disk is not the one that you opened. What only one of you changed is kept. You both changed:',
  noClash: 'nothing: your changes and theirs fit together.',
  mine: 'Your text',
  theirs: 'Their text',
  keepMine: 'Keep my text',
  keepTheirs: 'Keep their text',
  noServer: 'Nothing was saved: “npm run edit” does not answer. Start it again, then save once more.',
  notSaved: 'Not saved.',
  page: 'The page as it was last saved',
  phone: 'Phone',
  desk: 'Desk',
  choosePicture: 'Choose a drawing',
  noPicture: 'No drawing',
  translations: 'Translations',
  translationsAbout: 'Sentences whose translation is missing, new, or older than its source:',
  allTranslated: 'Every translation is up to date.',
  stillRight: 'Still right',
  publish: 'Publish',
  publishAbout: 'This has changed since it was last published:',
  publishNow: 'Publish this',
  publishing: 'Getting what others published, checking the content and building the site: this takes a minute or two …',
  published: 'Published',
  notPublished: 'Not published',
  nothingChanged: 'Nothing has changed since it was last published.',
  newPage: 'New page',
  newPageAbout: 'The page begins as a draft, with a hint in place of each text. The screen loads again.',
  formerAddresses: 'Former addresses lead to this page',
  formerAbout: 'Choose the page that each of them shall lead to:',
  noAddress: 'To none: take the address out',
  moveAddresses: 'Change them and save',
  address: 'Address, such as /sap-payroll',
  kind: 'Kind of page',
  makePage: 'Make the page',
  close: 'Close',
};

const spanish: typeof english = {
  entry: 'n.º $n',
  mustFix: 'Todavía no se guardó: corrija esto primero',
  mayFix: '¿Guardar de todos modos?',
  warning: 'Advertencia',
  checking: 'Revisando el texto…',
  back: 'Volver al texto',
  save: 'Guardar de todos modos',
  changed: 'Otra persona cambió este archivo',
  changedAbout: 'El archivo en disco no es el que usted abrió. Lo que cambió uno solo se conserva. Los dos cambiaron:',
  noClash: 'nada: sus cambios y los de la otra persona caben juntos.',
  mine: 'Su texto',
  theirs: 'El otro texto',
  keepMine: 'Conservar mi texto',
  keepTheirs: 'Conservar el otro texto',
  noServer: 'No se guardó nada: «npm run edit» no responde. Inícielo otra vez y vuelva a guardar.',
  notSaved: 'No se guardó.',
  page: 'La página como se guardó por última vez',
  phone: 'Teléfono',
  desk: 'Escritorio',
  choosePicture: 'Elegir un dibujo',
  noPicture: 'Sin dibujo',
  translations: 'Traducciones',
  translationsAbout: 'Oraciones cuya traducción falta, es nueva o es anterior a su original:',
  allTranslated: 'Todas las traducciones están al día.',
  stillRight: 'Sigue bien',
  publish: 'Publicar',
  publishAbout: 'Esto cambió desde la última publicación:',
  publishNow: 'Publicar esto',
  publishing: 'Buscando lo que publicaron otros, revisando el contenido y construyendo el sitio: toma un minuto o dos…',
  published: 'Publicado',
  notPublished: 'No se publicó',
  nothingChanged: 'Nada cambió desde la última publicación.',
  newPage: 'Página nueva',
  newPageAbout:
    'La página empieza como borrador, con una indicación en lugar de cada texto. La pantalla se carga otra vez.',
  formerAddresses: 'Hay direcciones anteriores que llevan a esta página',
  formerAbout: 'Elija la página a la que debe llevar cada una:',
  noAddress: 'A ninguna: quitar la dirección',
  moveAddresses: 'Cambiarlas y guardar',
  address: 'Dirección, como /sap-payroll',
  kind: 'Clase de página',
  makePage: 'Crear la página',
  close: 'Cerrar',
};

/** The language of the screen, which Sveltia chooses in the same way. */
export const language = navigator.language.startsWith('es') ? 'es' : 'en';
export const words = language === 'es' ? spanish : english;

const names = new Intl.DisplayNames(language, { type: 'language' });

/** What a language of the site is called; '' for what is none. */
export function languageName(locale = ''): string {
  return locales.includes(locale) ? (names.of(locale) ?? locale) : '';
}
