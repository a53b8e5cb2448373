// Runs in Node.js without a bundler or a loader for styles.
import { Badge } from '@awaj/ui/Badge';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

console.log(renderToStaticMarkup(createElement(Badge, { tone: 'positive' }, 'ተከፍሏል')));
