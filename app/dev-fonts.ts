import fonts from '#generated/fonts.json';

// While developing, no starter fetches the faces after the first paint and has the fallbacks of the same names go (see
// tools/build/paint-first): they are fetched here, under names of their own.
const root = document.documentElement;
for (const { family, src, weight, token } of fonts) {
  const own = `${family} Own`;
  document.fonts.add(await new FontFace(own, `url(${src})`, { weight }).load());
  root.style.setProperty(token, `"${own}", ${getComputedStyle(root).getPropertyValue(token)}`);
}
