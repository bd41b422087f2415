import { literal } from '#tools/content-lint/texts.ts';
import { language } from './words.ts';

/** What the content check says before a save, in Spanish. `$1` to `$3` stand for what changes. */
const phrases: Record<string, string> = {
  'missing: add it.': 'falta: añádalo.',
  'empty: write the text.': 'vacío: escriba el texto.',
  'has $1 characters: shorten it to $2 or fewer.': 'tiene $1 caracteres: acórtelo a $2 o menos.',
  'has $1 characters: write at least $2.': 'tiene $1 caracteres: escriba al menos $2.',
  'no such key here: $1. Correct its spelling or remove it.': 'no hay aquí una clave así: $1. Corríjala o quítela.',
  'must be a text (put it in quotes if it is a number).': 'debe ser un texto (entre comillas si es un número).',
  'must be a group of keys.': 'debe ser un grupo de claves.',
  'must be a list (lines that begin with a dash).': 'debe ser una lista (líneas que empiezan con un guion).',
  'must be a number.': 'debe ser un número.',
  'Invalid option: expected one of $1.': 'debe ser una de estas opciones: $1.',
  'has another form than in $1: make both alike.': 'tiene otra forma que en $1: haga iguales las dos.',
  '“$1” stands over $2 entries: correct the number if it counts them.':
    '«$1» está sobre $2 entradas: corrija el número si las cuenta.',
  'stands in quotation marks: leave them out, the page adds its own.':
    'está entre comillas: quítelas, la página pone las suyas.',
  'must have the digits of the number to dial.': 'debe tener los dígitos del número que se marca.',
  'has HTML ($1): write it in Markdown.': 'tiene HTML ($1): escríbalo en Markdown.',
  'has a heading with one #: begin headings with ##.': 'tiene un título con un solo #: empiece los títulos con ##.',
  'has a heading with $1: write ## or ###.': 'tiene un título con $1: escriba ## o ###.',
  'has a heading with $1 below none with $2: write $3.': 'tiene un título con $1 sin otro con $2 antes: escriba $2.',
  'has a picture without words: write ![what it tells](its-name).':
    'tiene una imagen sin palabras: escriba ![lo que cuenta](su-nombre).',
  'leads to $1: write a path such as /sap, or a whole address with https://.':
    'lleva a $1: escriba una dirección del sitio, como /sap, o una completa con https://.',
  'has a table without its second line: write one of --- for each column, such as | --- | --- |.':
    'tiene una tabla sin su segunda línea: escriba una con --- para cada columna, como | --- | --- |.',
  'names the note $1, which is not there: write it below the text as $1: …':
    'nombra la nota $1, que no está: escríbala debajo del texto como $1: …',
  'has $1 without its other half, near “$2”: close it or take it out.':
    'tiene $1 sin su otra mitad, cerca de «$2»: ciérrelo o quítelo.',
  '$1 has not been drawn: draw it in content/media/drawings/scenes/ or borrow a drawn one.':
    '$1 no es un dibujo: elija uno de la galería.',
  '$1 is not in content/media/: put it there or correct the name.':
    '$1 no está entre los archivos: súbalo o corrija el nombre.',
  '$1 has $2 × $3 pixels: this place needs $4.': '$1 tiene $2 × $3 píxeles: este lugar necesita $4.',
  '$1 has $2 MB: make it smaller than $3 MB.': '$1 tiene $2 MB: hágalo de menos de $3 MB.',
  'is a hint: write the text in its place.': 'es una indicación: escriba el texto en su lugar.',
  'must be $1 or more.': 'debe ser $1 o más.',
  'must be $1 or less.': 'debe ser $1 o menos.',
  'must be a date such as $1.': 'debe ser una fecha como $1.',
  'must be an email address such as $1.': 'debe ser un correo electrónico como $1.',
  'needs exactly $1 entries.': 'necesita exactamente $1 entradas.',
  'needs at least $1 entries.': 'necesita al menos $1 entradas.',
  'takes exactly $1 entries.': 'admite exactamente $1 entradas.',
  'takes at most $1 entries.': 'admite como máximo $1 entradas.',
  'must have either a scene (a drawing) or a photo (a file).':
    'debe tener un dibujo o una foto, y solo uno de los dos.',
  'must be a path of this site such as /sap or /about-us#values.': 'debe ser una dirección de este sitio, como /sap.',
  '{$1} stands for nothing here. Known are $2.': '{$1} no significa nada aquí. Se conocen $2.',
  'write {$1} in place of $$2.': 'escriba {$1} en lugar de $$2.',
  '“$1” is on the list of words not to use: see docs/terms.md.': '«$1» está en la lista de palabras que no usamos.',
  '“$1” is a fact that stands elsewhere: write $2.': '«$1» es un dato que ya está en otro lugar: escriba $2.',
  '“$1” stands nowhere on the page: copy the words as they are there.':
    '«$1» no está en la página: copie las palabras tal como aparecen.',
  '“$1” stands in $2 as well: write it anew.': '«$1» está también en $2: escríbalo de otra forma.',
  'is the same as in $1: each page needs its own.': 'es igual que en $1: cada página necesita el suyo.',
  'is the $1 text: write it in $2.': 'es el texto de otro idioma ($1): escríbalo en el de esta página ($2).',
  'has $1 entries and $2 has $3: bring both to the same number.':
    'tiene $1 entradas y $2 tiene $3: ambos deben tener las mismas.',
  'missing, but $1 has it: write it here too or take it out there.':
    'falta aquí, pero $1 lo tiene: escríbalo también aquí o quítelo allí.',
  'differs from $1, which says $2: both must be the same.':
    'es distinto en $1, que dice $2: ambos deben decir lo mismo.',
  'is $1, but $2 in $3: all languages must say the same figure.':
    'es $1, pero $2 en $3: todos los idiomas deben dar la misma cifra.',
  'leads to $1, which is no page: take a path from content/pages.yaml.':
    'lleva a $1, que no es una página: elija una de la lista de páginas.',
  '$1 leads to $2, which does not exist, or not for good: name a page that stays.':
    '$1 lleva a $2, que no existe o no se queda: cambie su entrada en Direcciones anteriores por una página que se quede.',
  'leads to $1: leave /$2 out, the site adds the language.': 'lleva a $1: quite /$2, el sitio añade el idioma.',
  'The check is red, so nothing was published. Fix what the lines above name, then publish again.':
    'La revisión encontró errores y no se publicó nada. Corrija lo que nombran estas líneas y publique otra vez.',
  'The shared repository does not answer, so nothing was published. Try again later.':
    'El repositorio común no responde y no se publicó nada. Intente más tarde.',
  'Somebody else published other words for the same lines. Nothing was published. Join the two by hand in: $1':
    'Otra persona publicó otras palabras para las mismas líneas. No se publicó nada. Junte las dos a mano en: $1',
  'must be a whole address that begins with https://, such as https://www.example.com.':
    'debe ser una dirección completa que empiece con https://, como https://www.example.com.',
  '$1 exists already$2.': '$1 ya existe.',
  'Published: $1': '$1',
  'a sentence of $1 words ($2 are enough): “$3” Cut it in two.':
    'una oración de $1 palabras (bastan $2): «$3» Divídala en dos.',
};

/** The finding in the language of the screen. */
export function told(message: string): string {
  return language === 'es' ? inSpanish(message) : message;
}

/** The finding in Spanish, or as it is when no phrase fits it. */
export function inSpanish(message: string): string {
  for (const [english, spanish] of Object.entries(phrases)) {
    const parts = english.split(/\$\d/).map(literal);
    const found = new RegExp(`^${parts.join('(.+)')}$`, 's').exec(message);
    if (found) return spanish.replace(/\$(\d)/g, (_, place) => found[place] ?? '');
  }
  return message;
}
