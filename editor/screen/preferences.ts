const key = 'sveltia-cms.prefs';

// Sveltia's own preference “Close the editor after saving” is off unless somebody switched it on. Sveltia reads it while it loads.
localStorage.setItem(key, JSON.stringify({ closeOnSave: false, ...JSON.parse(localStorage.getItem(key) ?? '{}') }));
