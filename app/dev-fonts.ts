import fonts from '../.generated/fonts.json';

// While developing, no starter fetches the faces after the first paint (see scripts/paint-first): they are fetched here.
for (const { family, src, weight } of fonts) {
  const face = await new FontFace(family, `url(${src})`, { weight }).load();
  document.fonts.add(face);
}
