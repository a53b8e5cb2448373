import '@awaj/ui/styles.css';
import { Badge } from '@awaj/ui/Badge';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Badge tone="positive">Paid</Badge>);
