/// <reference types="@leafshift/rspack-config/assets" />
